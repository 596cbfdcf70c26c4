create or replace function public.decide_parcel_drop (
  order_id uuid,
  n integer,
  choice text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders := private.lock_order(decide_parcel_drop.order_id);
  d private.parcel_drops;
begin
  if coalesce(decide_parcel_drop.choice, '') not in ('retry', 'return') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select * into d from private.parcel_drops as k where k.order_id = o.id and k.n = decide_parcel_drop.n
    and o.user_id = caller;
  if d.n is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if d.state <> 'failed' and not (d.attempts > 0 and d.state = case decide_parcel_drop.choice when 'retry'
      then 'waiting' else 'returning' end) then
    perform private.refuse(409, 'change_decided', 'This was decided already.', jsonb_build_object('state', d.state));
  end if;
  perform private.choose_for_drop(o, d.n, decide_parcel_drop.choice);
  select * into d from private.parcel_drops as k where k.order_id = o.id and k.n = d.n;
  return jsonb_build_object('state', d.state);
end
$function$;

comment on function public.decide_parcel_drop(uuid, integer, text) is 'The sender chooses after a failed attempt: retry or return, once; repeated it answers the same: {state}. Refuses order_not_found, change_decided.';

revoke all on function public.decide_parcel_drop(uuid, integer, text) from public;

grant execute on function public.decide_parcel_drop(uuid, integer, text) to authenticated, postgres;
