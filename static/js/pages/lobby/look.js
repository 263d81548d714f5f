/** One's own color and shape. */
import { chooseLook } from "../../core/api.js";
import { html } from "../../core/html.js";
import { TakeAlongButton } from "../../table/seatlink/takealong.js";
import { Chip } from "../../parts/chip.js";
import { letterOf, LOOKS } from "../../parts/looks.js";
import { Problem } from "../../parts/problem.js";
import { lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { useRequest } from "../../parts/requests.js";

export function LookPanel() {
  const { code, seats, you } = lobby.value;
  const { problem, run } = useRequest();
  const own = seats[you];
  const button = (look) => {
    const owner = seats.find((seat) => seat.look === look && seat.kind !== "free" && seat.seat !== you);
    const label = owner ? t("look-taken", { look: t(`look-${look}`), name: owner.name }) : t(`look-${look}`);
    return html`<button key=${look} type="button" aria-label=${label} title=${label} aria-pressed=${String(look === own.look)}
        aria-disabled=${owner ? "true" : undefined} onClick=${() => owner || run("look", () => chooseLook(code, look))}>
      <${Chip} look=${look} letter=${look === own.look ? letterOf(own.name) : ""} size=${30} />
    </button>`;
  };
  return html`<section class="panel look">
    <h2>${t("your-look")}</h2>
    <div class="looks" role="group" aria-label=${t("your-look")}>${LOOKS.map(button)}</div>
    <p class="small mut">${t("look-text")}</p>
    <${Problem} text=${problem} />
    <${TakeAlongButton} kind="quiet" />
  </section>`;
}
