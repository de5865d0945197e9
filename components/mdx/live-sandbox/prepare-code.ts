import { Parser, type Program } from 'acorn';
import jsx from 'acorn-jsx';
import { liveKind } from '../live-protocol';
import { guardEdits } from './guard-edits';
import { type ResultOptions, resultEdits } from './result-edits';
import { applyEdits, insertion, type SourceEdit } from './source-edits';
import { stripTypes } from './strip-types';
import { syntaxError } from './syntax-error';

export type PrepareOptions = ResultOptions &
  Readonly<{
    /** Language of the fence. */
    language: string;
  }>;

const JsxParser = Parser.extend(jsx());

export type PreparedCode = Readonly<{ code: string; /** Whether it hands over anything. */ hasResult: boolean }>;

/** Takes a reader's code and gives it without types, line for line, so that it watches its loops and hands over its result; throws a LiveCodeError where it cannot be read. */
export function prepareCode(code: string, { language, ...options }: PrepareOptions): PreparedCode {
  const source = stripTypes(code, language);
  const program = parseModule(source, liveKind(language) === 'react' ? JsxParser : Parser);
  const { open, close } = scopeEdits(source, program);
  const result = resultEdits(source, program, options);
  const edits = [open, ...guardEdits(program), ...result.edits, close];
  return { code: applyEdits(source, edits), hasResult: result.hasResult };
}

function parseModule(source: string, reader: typeof Parser): Program {
  try {
    return reader.parse(source, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  } catch (error) {
    throw syntaxError(error);
  }
}

/** Puts the code in a block, where it may declare names that the sandbox lends it; imports stay outside, as the language asks. */
function scopeEdits(source: string, program: Program): Readonly<{ open: SourceEdit; close: SourceEdit }> {
  const imports = program.body.filter(({ type }) => type === 'ImportDeclaration');
  return { open: insertion(imports.at(-1)?.end ?? 0, ';{'), close: insertion(source.length, '\n}') };
}
