// Sets the colours before the first paint; the policy forbids inline scripts. The same rule as ui/theme-choice.ts.
const kept = localStorage.getItem('tsp-theme');
const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset.theme = dark ? 'dark' : 'light';
document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
