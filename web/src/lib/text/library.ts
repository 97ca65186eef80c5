/** The messages of one language. The same files, and the same ways, as Python's `text/library.py`. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Arguments = Record<string, string | number>;

export const FALLBACK = "en";

export class Library {
  private bundle: FluentBundle;

  constructor(
    readonly language: string,
    source: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  first(messages: string[]): string | undefined {
    return messages.find((message) => this.has(message));
  }

  say(message: string, told: Arguments): { text: string; errors: Error[] } {
    const pattern = this.bundle.getMessage(message)?.value;
    if (!pattern) return { text: message, errors: [new Error(`${message} has attributes only`)] };
    const errors: Error[] = [];
    return { text: this.bundle.formatPattern(pattern, told, errors), errors };
  }

  /** The attributes of a message: a noun's forms, a button's hint. */
  forms(message: string, told: Arguments = {}): Record<string, string> {
    const attributes = this.bundle.getMessage(message)?.attributes ?? {};
    const errors: Error[] = [];
    return Object.fromEntries(
      Object.entries(attributes).map(([name, pattern]) => [
        name,
        this.bundle.formatPattern(pattern, told, errors),
      ]),
    );
  }
}

/** A name as it stands in message ids: `LifeLost` and `foreign_aid` to `life-lost`, `foreign-aid`. */
export function kebab(name: string): string {
  return name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-")
    .replaceAll("_", "-")
    .toLowerCase();
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
