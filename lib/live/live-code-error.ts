type LivePosition = Readonly<{
  line: number;
  /** Counted from 1; left out if it is not known. */ column?: number;
}>;

/** A mistake in live code, in words for its reader. */
export class LiveCodeError extends Error {
  constructor(
    message: string,
    readonly position?: LivePosition,
  ) {
    super(message);
    this.name = 'LiveCodeError';
  }
}
