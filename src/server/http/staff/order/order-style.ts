import { brandColours as colour } from "#server/brand-colours.ts";

/** The studio's clothes: the shop's, denser. Widths in em, so that letters of any size have their room. */
export const orderStyle = `
*{box-sizing:border-box}
body{margin:0;background:${colour.paper};color:${colour.ink};font:14px/1.5 'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif;overflow-wrap:anywhere}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,table{margin:0;padding:0}
ul,ol{list-style:none}
h1,h2,h3,.mark,.main{font-family:'Bricolage Grotesque','Instrument Sans','Segoe UI',Helvetica,Arial,sans-serif;font-weight:700}
h1{font-size:26px;line-height:1.15;letter-spacing:-.01em}h2{font-size:17px;line-height:1.3}h3{font-size:15px;line-height:1.35}h4{font-size:13px;font-weight:600}
a{color:#006a86;text-underline-offset:.2em}
:focus-visible{outline:2px solid ${colour.magenta};outline-offset:2px}
.bar{border-bottom:1px solid ${colour.rule};background:${colour.card}}
.bar p{max-width:76rem;margin:0 auto;padding:10px clamp(16px,3vw,32px);display:flex;gap:12px;align-items:baseline}
.mark{font-size:18px;padding-bottom:1px;border-bottom:2px dashed ${colour.magenta}}
.quiet{color:${colour.inkSoft}}
main{max-width:76rem;margin:0 auto;padding:24px clamp(16px,3vw,32px) 64px;display:grid;gap:20px}
.head{display:grid;gap:12px}
.head>div{display:flex;flex-wrap:wrap;gap:6px 12px;align-items:center}
.stage{padding:2px 10px;border:1.5px solid ${colour.ink};border-radius:99px;font-weight:600;font-size:13px}
.facts{display:flex;flex-wrap:wrap;gap:6px 28px}
.facts dt,.said dt{color:${colour.inkSoft};font-size:13px}.facts dd{font-weight:600}
.awaited{padding:12px 16px;border-left:3px solid ${colour.magenta};background:#fdf0f6;border-radius:0 10px 10px 0;font-weight:600}
.told,.wrong{padding:12px 16px;border-radius:10px;border:1px solid}
.told{border-color:#1f6b3f;background:#f0f7f2;color:#1f6b3f}
.wrong{border-color:#b3201a;background:#fdf1ef;color:#b3201a}
.told p,.wrong p{font-weight:600}.wrong ul{margin-top:6px;color:${colour.ink}}.wrong a{color:#b3201a}.item figcaption{margin-top:6px}
.columns{display:grid;gap:20px;align-items:start}
.columns>*{min-width:0}
section,article{min-width:0}
.card{padding:16px 18px 18px;border:1px solid ${colour.rule};border-radius:14px;background:${colour.card};display:grid;gap:14px}
.side,.items{display:grid;gap:20px}
.items>h2{margin-bottom:-8px}
.item{grid-template-columns:minmax(0,1fr)}
.item figure img{display:block;width:100%;height:auto;border-radius:10px;border:1px solid ${colour.rule};background:${colour.paper}}
.item .body{display:grid;gap:12px;min-width:0}
.line{display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px 16px;align-items:baseline}
.turn{display:inline-flex;align-items:center;gap:8px;font-weight:600}
.turn::before{content:'';width:9px;height:9px;border-radius:99px;border:2px solid ${colour.inkSoft}}
.turn[data-turn=act]::before{border-color:${colour.magenta};background:${colour.magenta}}
.turn[data-turn=done]::before{border-color:#1f6b3f;background:#1f6b3f}
.turn[data-turn=wait]::before{border-color:${colour.magenta}}
.details{display:grid;grid-template-columns:minmax(6em,max-content) minmax(0,1fr);gap:1px 14px}
.details dt{color:${colour.inkSoft}}
.change{padding:10px 14px;border-radius:10px;background:#fff8d6;border:1px solid #e6d36b;white-space:pre-line}
.change b,.mind b{display:block}
.mind{padding-left:14px;border-left:3px solid ${colour.processYellow}}.mind li+li{margin-top:2px}
.files{display:grid;gap:8px;padding-top:10px;border-top:1px solid ${colour.rule}}
.files ul{display:grid}
.files li a,.files>a{display:inline-block;padding:4px 0}
.pre{white-space:pre-line}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
td,th{padding:3px 0;text-align:left;font-weight:400;vertical-align:top}td{text-align:right;padding-left:12px;white-space:nowrap}
tr.sum th,tr.sum td{padding-top:7px;border-top:1px solid ${colour.rule};font-weight:700}
tr.due th,tr.due td{padding-top:9px;border-top:1.5px dashed ${colour.magenta};font-weight:700;font-size:17px}
.gap th,.gap td{padding-bottom:7px}
form{display:grid;gap:12px}
.fields{display:grid;gap:12px;grid-template-columns:repeat(auto-fit,minmax(min(8.5em,100%),1fr));align-items:start}
.field{display:grid;gap:4px;min-width:0}
label{font-weight:600}
.problems img{display:block;width:144px;height:102px;border-radius:10px;border:1px solid ${colour.rule};object-fit:cover}
.problems .pictures{display:flex;flex-wrap:wrap;gap:10px}
.problems article{display:grid;gap:12px}
.problems article+article{padding-top:14px;border-top:1px solid ${colour.rule}}
.choice{margin:0;padding:0;border:0}.choice legend{padding:0;font-weight:600}
.choice label{display:flex;gap:10px;align-items:center;min-height:40px;font-weight:400}
.choice input{width:20px;min-height:20px;height:20px;margin:0;accent-color:${colour.ink}}
.hint{color:${colour.inkSoft};font-size:13px}
.fault{color:#b3201a;font-weight:600;font-size:13px}
input,textarea{width:100%;min-height:44px;padding:9px 12px;border:1.5px solid #8f887a;border-radius:10px;background:${colour.card};color:inherit;font:inherit;font-size:16px}
textarea{min-height:68px;resize:vertical}
input:hover,textarea:hover{border-color:${colour.ink}}
[aria-invalid]{border-color:#b3201a;box-shadow:0 0 0 1px #b3201a}
button{justify-self:start;min-height:44px;padding:0 18px;border:1.5px solid #8f887a;border-radius:10px;background:${colour.card};color:${colour.ink};font:inherit;font-weight:600;cursor:pointer}
button:hover{border-color:${colour.ink};background:#f3f0e9}
button.main{position:relative;min-height:48px;margin:7px;padding:0 22px;border-color:${colour.ink};background:${colour.ink};color:${colour.paper};font-size:16px}
button.main::after{content:'';position:absolute;inset:-7px;border:1.5px dashed ${colour.magenta};border-radius:14px;pointer-events:none}
button.main:hover{background:#ad0057;border-color:#ad0057}
details>summary{display:list-item;padding:10px 0;font-weight:600;color:#006a86;cursor:pointer;width:fit-content}
details[open]>summary{margin-bottom:6px}
details+details{margin-top:-10px}
details>form+table{margin-top:12px}
.story li{display:grid;grid-template-columns:11.5em minmax(0,1fr);gap:0 14px;padding:7px 0;border-top:1px solid ${colour.rule}}
.story li:first-child{border-top:0}
.said{display:grid;gap:9px}
@media (min-width:36em){.item{grid-template-columns:11.5em minmax(0,1fr)}}
@media (max-width:36em){.story li{grid-template-columns:1fr}.card{padding:14px}}
@media (min-width:62em){.columns{grid-template-columns:minmax(0,1fr) 23em}.story{grid-column:1}.side{grid-column:2;grid-row:1/span 2}}
@media (forced-colors:active){button,input,textarea{border-color:ButtonText}.turn::before{forced-color-adjust:none}}
`.replaceAll("\n", "");
