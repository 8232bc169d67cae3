// Before the first paint, so that nothing flashes: a script of its own, since the policy allows none in the page.
(() => {
  let theme = 'auto';
  try {
    theme = JSON.parse(localStorage.getItem('settings') ?? '{}').theme ?? 'auto';
  } catch {
    // storage may be forbidden
  }
  const isDark = theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();
