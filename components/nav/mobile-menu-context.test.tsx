// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MobileMenuProvider, useSecondaryMenu, useSecondaryMenuContent } from './mobile-menu-context.client';

let root: Root;
const rendered = vi.fn<(name: string) => void>();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  rendered.mockReset();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

function Section({ name }: { readonly name: string }) {
  rendered(name);
  useSecondaryMenu(name);
  return null;
}
const Menu = () => <output>{useSecondaryMenuContent()}</output>;
const show = (section?: string): void =>
  act(() =>
    root.render(
      <MobileMenuProvider>
        <Menu />
        {section !== undefined && <Section name={section} />}
      </MobileMenuProvider>,
    ),
  );
const shown = (): string | undefined => document.querySelector('output')?.textContent ?? undefined;

it('shows what the mounted section gives, follows its changes, and forgets it with the section', () => {
  show('Docs');
  expect(shown()).toBe('Docs');
  show('API');
  expect(shown()).toBe('API');
  show();
  expect(shown()).toBe('');
});

it('does not render the section again for having filled the menu', () => {
  show('Docs');
  expect(rendered).toHaveBeenCalledOnce();
});
