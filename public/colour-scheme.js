// Runs before the first paint, as a file of its own: the content security policy allows no inline
// scripts. `src/ui/theme/colourScheme.ts` names the same key and attribute.
(() => {
  let mode = 'system';
  try {
    mode = localStorage.getItem('backoffice.theme') ?? mode;
  } catch {
    // Without storage the device's choice counts.
  }
  const isDark =
    mode === 'dark' ||
    (mode === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.setAttribute('data-color-scheme', isDark ? 'dark' : 'light');
  root.style.colorScheme = isDark ? 'dark' : 'light';
  root.style.backgroundColor = isDark ? '#0f1516' : '#f5f7f7';
})();
