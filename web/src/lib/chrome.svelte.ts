/** What is around the page: the table brings its own header. */

export const chrome = $state({ table: false });
