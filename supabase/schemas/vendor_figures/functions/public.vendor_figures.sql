create or replace function public.vendor_figures (
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
  perform private.require_right(vendor_figures.vendor_id, 'prices');
  select * into s from private.figure_span(vendor_figures.period, coalesce(vendor_figures.day, private.today()));
  return (
    with f as materialized (
      select n.day, n.hour, n.measure, n.item_id, n.item_name, n.amount, n.day >= s.first_day as is_now
      from private.figures_now as n where n.vendor_id = vendor_figures.vendor_id and n.measure <> 'earned'
        and (n.day between s.first_day and s.last_day or n.day between s.compared_first and s.compared_last)
    ), by_day as materialized (
      select f.day, f.is_now, f.measure, sum(f.amount)::bigint as amount from f where f.measure <> 'item_sales'
      group by f.day, f.is_now, f.measure
    ), sums as (
      select d.is_now, d.measure, sum(d.amount)::bigint as amount from by_day as d group by d.is_now, d.measure
    )
    select jsonb_build_object('first_day', s.first_day, 'last_day', s.last_day, 'compared_first', s.compared_first,
      'compared_last', s.compared_last,
      'now', (select coalesce(jsonb_object_agg(x.measure, x.amount), '{}') from sums as x where x.is_now),
      'before', (select coalesce(jsonb_object_agg(x.measure, x.amount), '{}') from sums as x where not x.is_now),
      'days', (select jsonb_agg(jsonb_build_object('day', d.day::date, 'sums', (select coalesce(
            jsonb_object_agg(x.measure, x.amount), '{}') from by_day as x where x.day = d.day::date)) order by d.day)
        from generate_series(s.first_day, least(s.last_day, greatest(private.today(), s.first_day)),
          interval '1 day') as d (day)),
      'hours', (select jsonb_agg(jsonb_build_object('placed', coalesce(x.placed, 0), 'sales', coalesce(x.sales, 0))
          order by h.hour) from generate_series(0, 23) as h (hour)
        left join (select f.hour, sum(f.amount) filter (where f.measure = 'placed')::bigint as placed,
            sum(f.amount) filter (where f.measure = 'sales')::bigint as sales from f where f.is_now
            and f.measure in ('placed', 'sales') group by f.hour) as x on x.hour = h.hour),
      'best', (select coalesce(jsonb_agg(to_jsonb(b) order by b.pieces desc, b.name, b.item_id), '[]') from (
        select f.item_id, max(f.item_name) as name,
          coalesce(sum(f.amount) filter (where f.measure = 'pieces'), 0)::bigint as pieces,
          coalesce(sum(f.amount) filter (where f.measure = 'item_sales'), 0)::bigint as sales_paise,
          (select c.picture from public.catalog_items as c where c.id = f.item_id) as picture
        from f where f.is_now and f.measure in ('pieces', 'item_sales') group by f.item_id
        order by 3 desc, 2, 1 limit 10) as b),
      'visits_since', (select min(n.day) from private.figures_now as n
        where n.vendor_id = vendor_figures.vendor_id and n.measure in ('visit_page', 'visit_search'))));
end
$function$;

comment on function public.vendor_figures(uuid, text, date) is 'Figures of a vendor''s day, week or month around a day, by Indian time, from what is kept: {first_day, last_day, compared_first, compared_last, now: {measure: sum}, before: the same of the days compared with, days: [{day, sums}] until today, hours: 24 of {placed, sales}, best: [{item_id, name, pieces, sales_paise, picture}], visits_since (the first day with a visit counted, or null)}. Measures as in private.kept_figures; what is not there was nought. With the right to prices; what was earned is vendor_earned''s. Refuses period_invalid.';

revoke all on function public.vendor_figures(uuid, text, date) from public;

grant execute on function public.vendor_figures(uuid, text, date) to authenticated, postgres;
