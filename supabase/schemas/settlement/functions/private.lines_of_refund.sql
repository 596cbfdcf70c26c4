create or replace function private.lines_of_refund (
  o public.enhanced_orders,
  lines jsonb,
  reason_code text
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  chosen jsonb;
  short record;
begin
  perform private.bound(lines, 8000);
  if not exists (select from public.refund_reasons as r where r.code = lines_of_refund.reason_code) then
    perform private.refuse(400, 'reason_invalid', 'Please choose a reason.');
  end if;
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 40
      or exists (select from jsonb_array_elements(lines) as l where jsonb_typeof(l) <> 'object'
        or coalesce(l ->> 'position', '') !~ '^[1-9][0-9]{0,3}$' or coalesce(l ->> 'amount_paise',
          '1') !~ '^[1-9][0-9]{0,8}$')
      or (select count(distinct l ->> 'position') from jsonb_array_elements(lines)
        as l) <> jsonb_array_length(lines) then
    perform private.refuse(400, 'refund_lines_invalid', 'Please choose what to refund, with amounts above zero.');
  end if;
  if o.status = 'awaiting_payment' or not private.has_paid(o.id) then
    perform private.refuse(409, 'nothing_paid', 'Nothing has been paid for this order yet.');
  end if;
  -- What nobody but the system can end is with somebody who pays for it: refunded now, it would be paid twice.
  if exists (select from public.order_transition_rules as r where r.kind = o.kind and r.from_status = o.status)
      and not exists (select from public.order_transition_rules as r
        where r.kind = o.kind and r.from_status = o.status and r.roles <> '{system}') then
    perform private.refuse(409, 'payment_with_provider',
      'The provider has not answered yet. Refund this once it has.');
  end if;
  select jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise',
    coalesce((l ->> 'amount_paise')::bigint, k.amount_paise - k.refunded_paise)))
  into chosen from jsonb_array_elements(lines) as l
  join private.charges_left(o.id) as k on k.position = (l ->> 'position')::smallint and k.nature not in ('tax',
    'discount');
  if coalesce(jsonb_array_length(chosen), 0) <> jsonb_array_length(lines) then
    perform private.refuse(400, 'refund_lines_invalid', 'Please choose what to refund, with amounts above zero.');
  end if;
  select k.code, k.amount_paise - k.refunded_paise as left_paise into short from jsonb_array_elements(chosen) as c
  join private.charges_left(o.id) as k on k.position = (c ->> 'position')::smallint
  where (c ->> 'amount_paise')::bigint not between 1 and k.amount_paise - k.refunded_paise limit 1;
  if found then
    perform private.refuse(409, 'refund_exceeds_charge', 'That is more than is left of this charge.',
      jsonb_build_object('charge', short.code, 'left_paise', short.left_paise));
  end if;
  if o.status = 'cancelled' and private.paid(o.id) < (select coalesce(-sum(r.amount_paise), 0)
      from private.rows_of_refund(o.id, chosen) as r) then
    perform private.refuse(409, 'nothing_paid', 'Nothing has been paid for this order yet.');
  end if;
  -- Refunded whole, it would be cooked and carried all the same: cancelling gives everything back and stops it.
  if o.status not in ('delivered', 'cancelled')
      and o.refund_paise + (select coalesce(-sum(r.amount_paise), 0) from private.rows_of_refund(o.id, chosen)
        as r) >= o.total_paise then
    perform private.refuse(409, 'cancel_to_refund_all',
      'That is all that was paid. Please cancel the order instead.');
  end if;
  return chosen;
end
$function$;

comment on function private.lines_of_refund(public.enhanced_orders, jsonb, text) is 'What an administrator wants to refund, checked: [{position, amount_paise?}], all that is left of a charge without an amount. Refuses an order that only the system moves, as long as it is under way (payment_with_provider), and to refund all of one under way, which cancelling does (cancel_to_refund_all).';

revoke all on function private.lines_of_refund(public.enhanced_orders, jsonb, text) from public;
