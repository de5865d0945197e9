import { type Transform, transform } from 'sucrase';
import { syntaxError } from './syntax-error';

const transforms: Readonly<Record<string, readonly Transform[]>> = {
  // JSX stays: sucrase would not see that a tag is closed by another.
  tsx: ['jsx', 'typescript'],
  ts: ['typescript'],
  typescript: ['typescript'],
};

/** Takes code in a block's language and gives it without types, line for line; throws a LiveCodeError where it cannot be read. */
export function stripTypes(code: string, language: string): string {
  const needed = transforms[language];
  if (!needed) return code;
  try {
    return transform(code, { transforms: [...needed], jsxRuntime: 'preserve', disableESTransforms: true }).code;
  } catch (error) {
    throw syntaxError(error);
  }
}
