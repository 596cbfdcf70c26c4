create or replace function public.deposit_counters()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_role('delivery');
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('vendor_id', l.id, 'name', l.name, 'takes_paise', l.takes)
    order by l.at desc), '[]') from (
    select v.id, v.name, max(o.created_at) as at, private.balance_of(v.id, 'vendor_payable') as takes
    from public.jobs as j join public.enhanced_orders as o on o.id = j.order_id
    join public.vendors as v on v.id = o.vendor_id
    where j.performer_id = caller and o.created_at > now() - interval '7 days'
    group by v.id, v.name order by 3 desc limit 20) as l where l.takes > 0);
end
$function$;

comment on function public.deposit_counters() is 'Where the caller, a courier, can hand in cash: vendors of jobs of the last week, as much as they are owed themselves: [{vendor_id, name, takes_paise}].';

revoke all on function public.deposit_counters() from public;

grant execute on function public.deposit_counters() to authenticated, postgres;
