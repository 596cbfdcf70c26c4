create or replace function public.counter_deposits (
  vendor_id uuid default null::uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  if counter_deposits.vendor_id is not null
      and not coalesce(private.may(counter_deposits.vendor_id, 'money'), false) then
    perform private.refuse(404, 'vendor_not_found', 'There is no such vendor.');
  end if;
  return (select coalesce(jsonb_agg(to_jsonb(l) order by l.asked_at desc), '[]') from (
    select d.id, private.payee_name(d.vendor_id) as vendor_name, private.payee_name(d.courier_id) as courier_name,
      d.amount_paise, case when d.state = 'asked' and d.expires_at <= now() then 'expired' else d.state end as state,
      d.asked_at, d.expires_at, d.decided_at,
      -- Who of a vendor's people has counted it is theirs to know.
      case when counter_deposits.vendor_id is not null and d.state in ('taken', 'refused')
        then private.name_of(d.decided_by) end as decided_by
    from private.counter_deposits as d
    where case when counter_deposits.vendor_id is null then d.courier_id = caller
      else d.vendor_id = counter_deposits.vendor_id end
    order by d.asked_at desc limit 30) as l);
end
$function$;

comment on function public.counter_deposits(uuid) is 'Cash handed in at counters: the caller''s own as a courier, or that of a vendor they work for: [{id, vendor_name, courier_name, amount_paise, state, asked_at, expires_at, decided_at, decided_by}], the last where the vendor decided, to its people.';

revoke all on function public.counter_deposits(uuid) from public;

grant execute on function public.counter_deposits(uuid) to authenticated, postgres;
