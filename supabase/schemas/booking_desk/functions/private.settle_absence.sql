create or replace function private.settle_absence (
  o public.enhanced_orders,
  b public.bookings,
  ill public.resources,
  outcome text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  words jsonb := private.booking_words(o);
  answer_by timestamptz := greatest(b.starts_at - make_interval(secs => private.setting_int('absence_answer_seconds')),
    least(b.starts_at, now() + interval '15 minutes'));
  people text := private.people_of(o.id);
begin
  insert into private.booking_absences (order_id, resource_id, kind, answer_by)
  values (o.id, ill.id, settle_absence.outcome, case when settle_absence.outcome = 'asked' then answer_by end)
  on conflict (order_id) do update set resource_id = excluded.resource_id, kind = excluded.kind,
    answer_by = excluded.answer_by, told_at = now(), answered_at = null;
  if settle_absence.outcome = 'replaced' then
    perform private.notify_party(o, 'user', 'booking_other_person', words || jsonb_build_object('person', people)),
      private.notify_party(o, 'vendor', 'vendor_booking_other_person', words || jsonb_build_object('person', people));
  else
    perform private.set_reminder(o, 'absence_answer', answer_by);
    perform private.notify_party(o, 'user', 'booking_needs_answer', words || jsonb_build_object('person', ill.name,
      'by', to_char(answer_by at time zone 'Asia/Kolkata', 'DD/MM HH24:MI')));
    perform private.announce_order(o);
  end if;
end
$function$;

comment on function private.settle_absence(public.enhanced_orders, public.bookings, public.resources, text) is
  'Writes what became of a booking whose professional is away, and tells its customer.';

revoke all
  on function private.settle_absence(public.enhanced_orders, public.bookings, public.resources, text)
  from public;
