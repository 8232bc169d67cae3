// Before the first paint, so that nothing flashes: a script of its own, since the policy allows none in the page.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('settings')) ?? {};
  } catch {
    // storage may be forbidden
  }
  const { theme = 'auto', language } = kept;
  const isDark = theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';

  // What the program will ask for as soon as it is there is fetched beside it. The build fills in the names of the files.
  const files = document.currentScript.dataset;
  const wished = [language, ...navigator.languages.map((tag) => tag.slice(0, 2)), 'en'];
  const words = files[wished.find((one) => one in files)];
  const isTable = /^\/(t|alone)\//.test(location.pathname);
  for (const href of [words, isTable ? files.table : undefined]) {
    if (href === undefined) continue;
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
  }
})();
