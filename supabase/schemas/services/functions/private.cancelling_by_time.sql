create or replace function private.cancelling_by_time (
  o public.enhanced_orders
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with agreed as (
    -- What nobody has agreed to is free, as is what the other side has moved.
    select o.status = 'confirmed' and private.last_move(o) ->> 'by' is distinct from 'vendor' as is_so,
      greatest(coalesce(o.placed_at, o.created_at) + make_interval(secs =>
        private.setting_int('free_cancel_seconds')),
        o.scheduled_for - (select make_interval(mins => max(s.minutes_before)) from private.steps_of(o) as s))
        as free_until
  ), steps as (
    select distinct on (greatest(a.free_until, o.scheduled_for - make_interval(mins => s.minutes_before)))
      greatest(a.free_until, o.scheduled_for - make_interval(mins => s.minutes_before)) as from_at,
      private.charge_of_step(o, s) as paise
    from agreed as a, private.steps_of(o) as s where a.is_so
    order by 1, s.minutes_before
  )
  select coalesce(jsonb_agg(jsonb_build_object('from', s.from_at, 'charge_paise', s.paise) order by s.from_at)
    filter (where s.paise > 0), '[]') from steps as s
  having o.status in ('pending', 'confirmed')
$function$;

comment on function private.cancelling_by_time(public.enhanced_orders) is 'What cancelling costs the customer from which moment on, before that nothing: [{from, charge_paise}], after the moment itself. Null once it cannot be cancelled.';

revoke all on function private.cancelling_by_time(public.enhanced_orders) from public;
