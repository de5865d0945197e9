import { Parser, type Position, type Program } from 'acorn';
import jsx from 'acorn-jsx';
import { transform } from 'sucrase';
import { strings } from '../config/strings';
import { LiveCodeError } from './live-code-error';

type LiveSource = Readonly<{ /** The code without types, line for line. */ source: string; program: Program }>;

const JsxParser = Parser.extend(jsx());
const modules = ['react'];

/** Parses the code of a live block; throws a `LiveCodeError` for code that no browser can run. */
export function readLiveCode(code: string, language: string): LiveSource {
  const source = /^(?:ts|tsx|typescript)$/.test(language) ? stripTypes(code, language) : code;
  try {
    const program = JsxParser.parse(source, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
    checkImports(program);
    return { source, program };
  } catch (error) {
    // Removing types has shifted the columns behind them.
    throw syntaxError(error, source === code ? 0 : undefined);
  }
}

function stripTypes(code: string, language: string): string {
  const transforms = language === 'tsx' ? (['jsx', 'typescript'] as const) : (['typescript'] as const);
  try {
    // Keeps JSX: sucrase would not notice a mismatched closing tag.
    return transform(code, { transforms: [...transforms], jsxRuntime: 'preserve', disableESTransforms: true }).code;
  } catch (error) {
    throw syntaxError(error, 1);
  }
}

/** `firstColumn` is the number that the parser gives to the first column; `undefined` if its columns are meaningless. */
function syntaxError(error: unknown, firstColumn: number | undefined): LiveCodeError {
  const { message, loc } = error as Error & { readonly loc?: Position };
  const column = loc && firstColumn !== undefined ? loc.column - firstColumn + 1 : undefined;
  return new LiveCodeError(message.replace(/ \(\d+:\d+\)$/, ''), loc && { line: loc.line, column });
}

function checkImports({ body }: Program): void {
  for (const node of body) {
    const name = 'source' in node ? node.source?.value : undefined;
    if (name === undefined || modules.includes(String(name))) continue;
    throw Object.assign(new Error(strings.live.noModule(String(name), modules)), { loc: node.loc?.start });
  }
}
