/**
 * The launcher's and the panel's looks, as one constructed style sheet: a strict CSP of the site allows it, and
 * `!important` on the host beats the site's own rules. The speech bubble is drawn here, as pictures may be forbidden.
 */
import type { WidgetOptions } from "./options.ts";

/**
 * The style sheet's text. The options are checked, so that nothing of the site gets in. `zoom` is that of the site's page,
 * which is undone: the window's measures, by which the panel is fitted in, would be multiplied by it.
 */
export function styleText({ side, color, z_index }: WidgetOptions, zoom = 1): string {
  return `:host{all:initial!important;z-index:${z_index}!important;zoom:${1 / zoom}!important;position:fixed!important}\
@media print{:host{display:none!important}}\
*{color-scheme:light dark;box-sizing:border-box;border:0;font:medium/1.4 system-ui}\
:focus-visible{outline:3px solid #fff;box-shadow:0 0 0 6px #000}\
button,dialog,a{outline:1px solid #8886;color:CanvasText;z-index:1;box-shadow:0 0 32px #8886;cursor:pointer;inset:auto;position:fixed;padding:20px;border-radius:20px;background:Canvas;${side}:20px;bottom:88px;margin:0}\
.l,img{width:56px;border-radius:50%;height:56px;padding:0}\
.l{color:${inkOn(color)};bottom:20px;background:${color}}\
.l:before{content:"";display:block;margin:auto;width:26px;border:2px solid;border-radius:9px 9px 9px 0;min-height:20px}\
[aria-expanded=true]:before{content:"✕";border:0;font-size:20px}\
[aria-expanded=true] img{display:none}\
img,b,iframe{object-fit:cover;inset:0 0 auto auto;position:absolute}\
b{color:#fff;background:#b00;min-width:20px;border-radius:20px}\
.g{max-width:25em}\
dialog{width:min(25em,100% - 40px);height:min(42.5em,100% - 112px);overflow:hidden}\
dialog:modal{border-radius:0;min-width:100%;height:0;inset:0}\
iframe{width:100%;height:100%}`;
}

/** Black or white, whichever stands out more; one of them always has a contrast of about 4.5. */
export function inkOn(color: string): string {
  const light = (at: number): number => Number(`0x${color.slice(at, at + 2)}`) ** 2.2;
  return 3 * light(1) + 10 * light(3) + light(5) > 5e5 ? "#000" : "#fff";
}
