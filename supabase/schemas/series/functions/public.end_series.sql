create or replace function public.end_series (
  series_id uuid,
  seen_charge_paise bigint
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.own_series(end_series.series_id);
  cost jsonb;
begin
  -- As cancelling does: one person's acts one after the other, the orders of a checkout in one order.
  perform private.take_turns('cancel_order', caller::text);
  perform from public.enhanced_orders as e
  where e.checkout_id in (select o.checkout_id from private.rest_of_series(end_series.series_id) as o)
  order by e.id for no key update;
  cost := private.cost_of_ending(end_series.series_id);
  if (cost ->> 'charge_paise')::bigint > coalesce(end_series.seen_charge_paise, 0) then
    perform private.refuse(409, 'series_price_changed', 'Ending it now costs more than was shown. Please look again.',
      jsonb_build_object('charge_paise', cost -> 'charge_paise'));
  end if;
  perform private.transition((v ->> 'order_id')::uuid, 'cancelled', caller, 'user', 'series_ended')
  from jsonb_array_elements(cost -> 'visits') as v;
  return cost;
end
$function$;

comment on function public.end_series(uuid, bigint) is 'Cancels the visits of one''s series that are still to come, for no more than was shown (series_price_changed); answers as preview_series_end. Again it finds none.';

revoke all on function public.end_series(uuid, bigint) from public;

grant execute on function public.end_series(uuid, bigint) to authenticated, postgres;
