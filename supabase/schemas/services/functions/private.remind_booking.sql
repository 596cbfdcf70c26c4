create or replace function private.remind_booking (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  -- Whoever stays at home is told who comes, and everybody else what to do before.
  select private.notify_party(o, 'user', case when o.address is not null then 'visit_due'
      when p.prepare is null then 'booking_due' else 'booking_due_prepare' end,
    private.booking_words(o) || jsonb_strip_nulls(jsonb_build_object('prepare', p.prepare)))
  from public.enhanced_orders as o join public.bookings as b on b.order_id = o.id
  cross join lateral (select string_agg(distinct s ->> 'prepare', ' ') as prepare
    from jsonb_array_elements(private.booking_steps(b.id)) as s) as p
  where o.id = remind_booking.order_id and o.status = 'confirmed'
$function$;

revoke all on function private.remind_booking(uuid, private.order_timers) from public;
