import puppeteer from 'puppeteer-core';
import { findProgram } from '../../support/find-program';
import type { Browser } from './tab';

const program = { name: 'firefox-esr', packages: ['firefox-esr'] };

const start = () =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram(program),
    defaultViewport: { width: 1280, height: 800 },
  });

/** Firefox supports WebDriver BiDi itself. */
export const firefox: Browser = {
  name: 'Firefox',
  programs: [program],
  async launch() {
    const browser = await start();
    const page = await browser.newPage();
    return {
      open: async (address) => void (await page.goto(address)),
      address: () => Promise.resolve(page.url()),
      run: (call, ...args) => page.evaluate(call as never, ...args) as never,
      press: (keys) => (keys === 'Enter' ? page.keyboard.press(keys) : page.keyboard.type(keys)),
      close: () => browser.close(),
    };
  },
  async consoleOf(addresses) {
    const browser = await start();
    const page = await browser.newPage();
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    page.on('pageerror', (error) => lines.push(String(error)));
    page.on('request', (request) => {
      if (!/^(?:file|data):/.test(request.url())) lines.push(request.url());
    });
    for (const address of addresses) await page.goto(address);
    await browser.close();
    return lines;
  },
};
