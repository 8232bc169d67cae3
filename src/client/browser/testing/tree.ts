import type { Page } from 'playwright-core';

/** The whole accessibility tree as text, without the numbers that Chromium gives to nodes. */
export async function treeOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes
      .map(({ ignored, role, name, description, value, properties }) =>
        JSON.stringify({ ignored, role, name, description, value, properties }, withoutNumbers),
      )
      .join('\n');
  } finally {
    await session.detach();
  }
}

function withoutNumbers(key: string, value: unknown): unknown {
  return ['backendDOMNodeId', 'sources', 'relatedNodes'].includes(key) ? undefined : value;
}
