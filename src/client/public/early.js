// Before the first paint, so that nothing flashes: a script of its own, since the policy allows none in the page.
(() => {
  const kept = (name) => {
    try {
      return JSON.parse(localStorage.getItem(name)) ?? {};
    } catch {
      // storage may be forbidden
      return {};
    }
  };
  const { theme = 'auto', language } = kept('settings');
  const isDark = theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';

  // What the program will ask for as soon as it is there is fetched beside it. The build fills in the names of the files.
  const script = document.currentScript;
  const filesOf = (what) => script.getAttribute(`data-${what}`)?.split(' ') ?? [];
  const wished = [language, ...navigator.languages.map((tag) => tag.slice(0, 2)), 'en'];
  const spoken = wished.find((one) => filesOf(one).length > 0);
  const { id, game } = kept('last-table');
  const isTable = /^\/(t|alone)\//.test(location.pathname);
  const known = new Set();
  const fetchAll = (what, fetchPriority) => {
    for (const href of filesOf(what)) {
      if (known.has(href)) continue;
      known.add(href);
      const how = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
      document.head.append(
        Object.assign(document.createElement('link'), { ...how, fetchPriority, crossOrigin: '', href }),
      );
    }
  };
  fetchAll(spoken, 'auto');
  if (isTable) fetchAll('table', 'auto');
  if (location.pathname.startsWith('/t/')) for (const what of ['listening', 'connection']) fetchAll(what, 'auto');
  // who comes back waits for less; but what all tables need comes first
  if (isTable && location.pathname.endsWith(`/${id}`)) {
    fetchAll(game, 'low');
    fetchAll(`${game}-${spoken}`, 'low');
  }
})();
