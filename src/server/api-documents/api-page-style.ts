/** The shop's colours on a page of its own: it is read by programmers, loads nothing, and follows the size of their letters. */
export const pageStyle = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem;background:#fbfaf7;color:#17140f;font:1rem/1.55 system-ui,sans-serif}
h1,h2,h3,p,ul,table{margin:0 0 .75rem}
h1{font-size:2rem;line-height:1.1;letter-spacing:-.02em}
h2{margin-top:2.5rem;padding-bottom:.5rem;border-bottom:1.5px dashed #d6006c;font-size:1.5rem}
h3{font-size:1.0625rem;overflow-wrap:anywhere}
a{color:#006a86;text-underline-offset:.2em}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:0;list-style:none}
nav a{display:inline-block;padding-block:.25rem}
article{overflow-wrap:anywhere;margin-block:1rem;padding:1rem 1.25rem;border:1px solid #e4dfd4;border-radius:10px;background:#fff}
article>:last-child{margin-bottom:0}
.method{display:inline-block;min-width:4.25rem;color:#ad0057}
.summary{font-weight:600}
code,pre{font:.875rem/1.5 ui-monospace,monospace}
pre{max-height:24rem;margin:0 0 .75rem;padding:.75rem;overflow:auto;border-radius:6px;background:#f3f0e9}
details{margin-block:.25rem}
details details{margin-left:1rem}
summary{min-height:1.75rem;color:#006a86;font-weight:600;cursor:pointer}
table{width:100%;border-collapse:collapse}
th,td{padding:.375rem .75rem .375rem 0;border-bottom:1px solid #e4dfd4;text-align:left;vertical-align:top}
:focus-visible{outline:2px solid #17140f;outline-offset:2px}
`;
