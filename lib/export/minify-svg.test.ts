import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { minifySvg } from './minify-svg';

it('leaves out what no browser shows', () => {
  const svg = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Made with an editor -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
     viewBox="0 0 10 10" inkscape:version="1.3">
  <metadata><rdf:RDF>Some <b>notes</b></rdf:RDF></metadata>
  <sodipodi:namedview id="view" pagecolor="#fff" />
  <g inkscape:label="Layer 1">
    <path d="M0 0h10" />
  </g>
</svg>
`;
  expect(minifySvg(svg)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><g><path d="M0 0h10"/></g></svg>\n',
  );
});

it('keeps each space of words, and signs within quotes', () => {
  const svg =
    '<svg><title>A > B</title>\n<text x="1">One <tspan>two</tspan> <tspan>three</tspan></text>' +
    '<g aria-label="a > b/"><style><![CDATA[ a > b { fill: red } ]]></style></g></svg>\n';
  expect(minifySvg(svg)).toBe(svg.replace('</title>\n', '</title>'));
});

it('leaves drawings alone whose spaces or entities it does not know', () => {
  for (const svg of [
    '<svg xml:space="preserve"> <text>a</text> </svg>',
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg> <!-- c --> </svg>',
    '<?xml version="1.0" encoding="ISO-8859-1"?><svg> <!-- c --> </svg>',
  ])
    expect(minifySvg(svg)).toBe(svg);
});

it('gives the same drawing again when it is given its own', () => {
  const once = minifySvg(readFileSync('public/static/logo.svg', 'utf8'));
  expect(minifySvg(once)).toBe(once);
  expect(once.length).toBeLessThan(374);
});
