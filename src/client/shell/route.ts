import { useEffect, useState } from 'preact/hooks';

/** Where the page is. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'tables' }
  | { readonly page: 'settings' }
  | { readonly page: 'link' }
  | { readonly page: 'set'; readonly game: string }
  | { readonly page: 'join'; readonly code: string }
  /** The rules of a game; a clause of them is the address' fragment. */
  | { readonly page: 'rules'; readonly game: string; readonly clause?: string }
  /** A table on the server, or one in this browser. */
  | { readonly page: 'table'; readonly id: string; readonly isOnline: boolean }
  /** A match there that has ended, looked back at. */
  | { readonly page: 'back'; readonly id: string; readonly isOnline: boolean }
  | { readonly page: 'lost' };

/** Every address of the client; the server answers each with the same page. */
export function routeOf(path: string): Route {
  const [first = '', second, ...rest] = partsOf(path);
  const isTable = first === 't' || first === 'alone';
  if (isTable && second !== undefined && rest.join('/') === 'back') {
    return { page: 'back', id: second, isOnline: first === 't' };
  }
  if (rest.length > 0 || (first === '' && path !== '/')) return { page: 'lost' };
  if (second === undefined) {
    if (first === '') return { page: 'home' };
    if (first === 'tables' || first === 'settings' || first === 'link') return { page: first };
    return { page: 'lost' };
  }
  if (first === 'set') return { page: 'set', game: second };
  if (first === 'rules') return { page: 'rules', game: second };
  if (first === 'j') return { page: 'join', code: second };
  if (isTable) return { page: 'table', id: second, isOnline: first === 't' };
  return { page: 'lost' };
}

/** Between the slashes; nothing of an address that nobody could have written. */
function partsOf(path: string): string[] {
  try {
    return path.slice(1).replace(/\/$/, '').split('/').map(decodeURIComponent);
  } catch {
    return [];
  }
}

export function pathOf(route: Route): string {
  switch (route.page) {
    case 'home':
    case 'lost':
      return '/';
    case 'set':
      return `/set/${encodeURIComponent(route.game)}`;
    case 'rules':
      return `/rules/${encodeURIComponent(route.game)}${route.clause === undefined ? '' : `#${route.clause}`}`;
    case 'join':
      return `/j/${encodeURIComponent(route.code)}`;
    case 'table':
    case 'back':
      return `/${route.isOnline ? 't' : 'alone'}/${encodeURIComponent(route.id)}${route.page === 'back' ? '/back' : ''}`;
    default:
      return `/${route.page}`;
  }
}

const MOVED = 'straws:moved';

/** Goes to another page of ours without loading anything. */
export function go(route: Route, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') {
    history.replaceState({ scroll: scrollY }, '');
    history.pushState(null, '', pathOf(route));
  } else history.replaceState(null, '', pathOf(route));
  dispatchEvent(new Event(MOVED));
}

/** How far down somebody was who comes back here. */
export function scrollBefore(): number {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('scroll' in state)) return 0;
  return typeof state.scroll === 'number' ? state.scroll : 0;
}

export function useRoute(): Route {
  return routeOf(useAddress(() => location.pathname));
}

/** What the address names inside of the page, without its sign. */
export function useFragment(): string {
  return useAddress(() => location.hash.slice(1));
}

function useAddress(read: () => string): string {
  const [address, setAddress] = useState(read);
  useEffect(() => {
    const look = (): void => setAddress(read());
    for (const event of ['popstate', 'hashchange', MOVED]) addEventListener(event, look);
    return () => {
      for (const event of ['popstate', 'hashchange', MOVED]) removeEventListener(event, look);
    };
  }, []);
  return address;
}
