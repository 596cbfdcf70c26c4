create or replace function public.support_overview()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_role('admin');
begin
  return (select jsonb_build_object('open', count(*) filter (where t.status = 'open'), 'answered', count(*)
    filter (where t.status = 'answered'),
    'mine', count(*) filter (where t.assigned_to = caller),
    'overdue', count(*) filter (where t.resolve_by < now() or (t.acknowledged_at is null and t.acknowledge_by < now())),
    'at_once_today', (select jsonb_build_object('count', count(*), 'paise', coalesce(sum(c.refund_paise), 0))
      from private.order_claims as c
      where c.state = 'refunded_at_once' and c.created_at >= ((now() at time zone 'Asia/Kolkata')::date)::timestamp at
        time zone 'Asia/Kolkata'))
    from private.support_tickets as t where t.status <> 'closed');
end
$function$;

comment on function public.support_overview() is 'How many tickets wait: {open, answered, mine, overdue, at_once_today: {count, paise}}; administrators only.';

revoke all on function public.support_overview() from public;

grant execute on function public.support_overview() to authenticated, postgres;
