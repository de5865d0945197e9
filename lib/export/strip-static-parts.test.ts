import { describe, expect, it } from 'vitest';
import { stripStaticParts } from './strip-static-parts';

const modules = ['1:I[1,["a.js"],"StaticPart"]', '2:"Toggle"', '3:I[2,["b.js"],"$2"]', '4:I[3,["a.js"],"StaticHtml"]'];
const rows = (...lines: readonly string[]): string => [...modules, ...lines].map((line) => `${line}\n`).join('');
const strip = (data: string): string => stripStaticParts(data, '/docs/a');

describe('stripStaticParts', () => {
  it('takes out what a static part holds, and tells it which page has that', () => {
    const data = rows('0:["$","$L1",null,{"name":"text","children":["$","p",null,{"children":"Words"}]}]');
    expect(strip(data)).toBe(
      '1:I[1,["a.js"],"StaticPart"]\n0:["$","$L1",null,{"name":"text","page":"/docs/a"}]\n'.replace(
        '0:',
        `${modules.slice(1).join('\n')}\n0:`,
      ),
    );
  });

  it('takes out the rows that only the part needed', () => {
    const text = 'Größe: <p>\n';
    const data = `${rows('5:["$","h2",null,{"children":"Only here"}]', '6:"needed twice"')}7:T${Buffer.byteLength(text).toString(16)},${text}0:[["$","$L1",null,{"name":"a","html":"$7","children":["$L5","$6"]}],"$6"]\n`;
    const result = strip(data);
    expect(result).not.toContain('Größe');
    expect(result).not.toContain('Only here');
    expect(result).toContain('6:"needed twice"\n');
    expect(result).toContain('0:[["$","$L1",null,{"name":"a","page":"/docs/a"}],"$6"]\n');
  });

  it('takes out components that only show markup', () => {
    expect(
      strip(rows('0:["$","$L1",null,{"name":"a","children":["$","$L4",null,{"html":"<b>x</b>"}]}]')),
    ).not.toContain('<b>');
  });

  it('keeps a part that holds a component which acts in the browser, and takes out the parts inside it', () => {
    const data = rows(
      '5:["$","$L3",null,{"label":"Press"}]',
      '0:["$","$L1",null,{"name":"page","children":["$L5",["$","$L1",null,{"name":"text","html":"<p>Words</p>"}]]}]',
    );
    expect(strip(data)).toContain(
      '0:["$","$L1",null,{"name":"page","children":["$L5",["$","$L1",null,{"name":"text","page":"/docs/a"}]]}]',
    );
  });

  it('leaves data without static parts as it is', () => {
    const data = `:HL["/a.css","style"]\n${rows('8:X', '0:{"a":["$undefined"],"b":"$8"}', '8:C')}`;
    expect(strip(data)).toBe(data);
  });

  it('leaves out properties without a value', () => {
    expect(strip(rows('0:["$","a",null,{"href":"/","className":"$undefined"}]'))).toContain(
      '0:["$","a",null,{"href":"/"}]',
    );
    expect(strip(rows('0:["$","$L3",null,{"link":{"href":"/","className":"$undefined"}}]'))).toContain(
      '{"link":{"href":"/"}}',
    );
  });

  it('refuses what refers into a part that is taken out', () => {
    const data = rows('0:["$","$L1",null,{"name":"a","children":{"x":1}}]', '5:"$0:props:children:x"');
    expect(() => strip(data)).toThrow('"$0:props:children:x" leads into a static part'.replaceAll('"', ''));
  });
});
