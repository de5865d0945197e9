/** A mistake in live code, in words for its reader and with its line where that is known. */
export class LiveCodeError extends Error {
  constructor(
    message: string,
    readonly line?: number,
  ) {
    super(message);
    this.name = 'LiveCodeError';
  }
}

/** Thrown into code whose run was replaced by a newer one; nobody needs to hear of it. */
export class RunStopped extends Error {}
