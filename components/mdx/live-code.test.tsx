import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LiveCodeBlock } from './live-code.client';

const html = renderToString(
  <LiveCodeBlock
    code="<b />"
    language="jsx"
    title="bold.jsx"
    html={'<span class="t-kw">&lt;b /></span>'}
    sandboxUrl="/live/sandbox.html"
  />,
);

describe('The exported markup of a live block', () => {
  it('shows title and highlighted code', () => {
    expect(html).toContain('bold.jsx');
    expect(html).toContain('<pre><code><span class="t-kw">&lt;b /></span>');
  });

  it('holds no editor and no frame, which need JavaScript', () => {
    expect(html).not.toMatch(/<textarea|<iframe/);
  });

  it('needs no inline style', () => {
    expect(html).not.toContain('style=');
  });

  it('shows the plain code where none was highlighted', () => {
    expect(renderToString(<LiveCodeBlock code="<b />" language="jsx" sandboxUrl="/" />)).toContain('&lt;b /&gt;');
  });
});
