create or replace function public.vendor_earned (
  vendor_id uuid,
  period text default 'week'::text,
  day date default null::date
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  s record;
begin
  perform private.require_right(vendor_earned.vendor_id, 'money');
  select * into s from private.figure_span(vendor_earned.period, coalesce(vendor_earned.day, private.today()));
  return (select jsonb_build_object('now_paise', coalesce(sum(n.amount) filter (where n.day >= s.first_day), 0),
    'before_paise', coalesce(sum(n.amount) filter (where n.day < s.first_day), 0),
    'days', coalesce((select jsonb_agg(jsonb_build_object('day', d.day, 'earned_paise', d.paise) order by d.day)
      from (select f.day, sum(f.amount) as paise from private.figures_now as f
        where f.vendor_id = vendor_earned.vendor_id and f.measure = 'earned'
          and f.day between s.first_day and s.last_day group by f.day) as d), '[]'))
    from private.figures_now as n where n.vendor_id = vendor_earned.vendor_id and n.measure = 'earned'
      and (n.day between s.first_day and s.last_day or n.day between s.compared_first and s.compared_last));
end
$function$;

comment on function public.vendor_earned(uuid, text, date) is 'What a vendor''s orders brought in the ledger on the days of vendor_figures, less what refunds took back: {now_paise, before_paise, days: [{day, earned_paise}]}. With the right to money.';

revoke all on function public.vendor_earned(uuid, text, date) from public;

grant execute on function public.vendor_earned(uuid, text, date) to authenticated, postgres;
