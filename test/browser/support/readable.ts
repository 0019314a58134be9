/** What somebody needs who sees little, or nothing and has the page read out. */
import type { Page } from 'playwright-core';

/** WCAG 2.2, level AA: 4.5 to 1 for text, 3 to 1 where it is large. Controls that are off are exempt. */
const CONTRAST = `(() => {
  const parse = (colour) => {
    const [r, g, b, a = 1] = colour.match(/[\\d.]+/g).map(Number);
    return { r, g, b, a };
  };
  const over = (top, under) => {
    const mix = (one, other) => one * top.a + other * (1 - top.a);
    return { r: mix(top.r, under.r), g: mix(top.g, under.g), b: mix(top.b, under.b), a: 1 };
  };
  const groundOf = (element) => {
    if (element === null) return { r: 255, g: 255, b: 255, a: 1 };
    const own = parse(getComputedStyle(element).backgroundColor);
    return own.a === 1 ? own : over(own, groundOf(element.parentElement));
  };
  const light = ({ r, g, b }) => {
    const [x, y, z] = [r, g, b].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const faint = [];
  for (const element of document.querySelectorAll('body *')) {
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.data.trim())
      .join(' ')
      .trim();
    if (!/[\\p{L}\\p{N}]/u.test(text) || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('[disabled], [aria-disabled=true], .hidden') !== null) continue;
    const style = getComputedStyle(element);
    const ground = groundOf(element);
    const [a, b] = [light(over(parse(style.color), ground)), light(ground)];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (ratio < (isLarge ? 3 : 4.5)) faint.push(text.slice(0, 40) + ' ' + ratio.toFixed(2));
  }
  return faint;
})()`;

/** A colour on its way to another is neither. */
const SETTLED = `Promise.all(document.getAnimations()
  .filter((animation) => animation instanceof CSSTransition)
  .map((transition) => transition.finished.catch(() => undefined)))`;

/** Texts that stand out too little from what is behind them, with how much they do. */
export async function faintTexts(page: Page): Promise<readonly string[]> {
  await page.evaluate(SETTLED);
  return page.evaluate<readonly string[]>(CONTRAST);
}

/** Controls that a screen reader would have no name for. */
export async function namelessControls(page: Page): Promise<readonly string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  return tree
    .split('\n')
    .map((line) => line.trim())
    .filter((line) =>
      /^- (button|link|textbox|combobox|option|menuitem|listbox)\b(?! ")/.test(line),
    );
}

/**
 * The name under which the page reads out what has the focus; of anything but a button its role. A
 * button whose press is under way shows dots for its label, and keeps its name.
 */
const FOCUSED = `(() => {
  const element = document.activeElement;
  if (element.localName === 'button') return element.ariaLabel ?? element.innerText;
  return element.getAttribute('role') ?? element.localName;
})()`;

export function focusedName(page: Page): Promise<string> {
  return page.evaluate<string>(FOCUSED);
}

/** What has the focus in each frame from now on; the answer gives all of it, without repetitions. */
export async function watchFocus(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(`(() => {
    window.seenFocused = new Set();
    const look = () => {
      window.seenFocused.add(${FOCUSED});
      requestAnimationFrame(look);
    };
    look();
  })()`);
  return async () => {
    // A frame in which the browser lets fall what a change has disabled, and one to see it.
    await page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))',
    );
    return page.evaluate<readonly string[]>('[...window.seenFocused]');
  };
}
