create or replace function public.admin_overview()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  midnight timestamptz := ((now() at time zone 'Asia/Kolkata')::date)::timestamp at time zone 'Asia/Kolkata';
begin
  perform private.require_role('admin');
  return jsonb_build_object(
    'live_by_status', (select coalesce(jsonb_object_agg(s.status, s.many), '{}') from (
      select o.status, count(*) as many from public.enhanced_orders as o where o.status not in ('delivered',
        'cancelled') group by 1) as s),
    'today', (select jsonb_build_object('orders', count(*), 'delivered',
      count(*) filter (where o.status = 'delivered'),
      'cancelled', count(*) filter (where o.status = 'cancelled'), 'sales_paise',
        coalesce(sum(o.total_paise) filter (where o.status <> 'cancelled'), 0))
      from public.enhanced_orders as o where o.created_at >= midnight and o.placed_at is not null),
    'revenue_today_paise', (select coalesce(sum(e.amount_paise), 0) from private.ledger_entries as e
      join private.ledger_transactions as t on t.id = e.transaction_id join private.ledger_accounts
        as a on a.id = e.account_id
      where a.kind = 'platform_revenue' and t.at >= midnight),
    'couriers_online', (select count(*) from public.couriers as c where c.online and c.verified),
    'vendors_open', (select count(*) from private.open_vendors(array(select v.id from public.vendors as v
      where v.status = 'active' and v.accepting_orders and coalesce(v.paused_until <= now(), true)), now())),
    'ledger_balanced', private.ledger_is_balanced());
end
$function$;

comment on function public.admin_overview() is 'The figures of the administrator''s first screen, for today by Indian time: {live_by_status, today: {orders, delivered, cancelled, sales_paise}, revenue_today_paise, couriers_online, vendors_open, ledger_balanced}. ledger_balanced is the result of the last checks.';

revoke all on function public.admin_overview() from public;

grant execute on function public.admin_overview() to authenticated, postgres;
