create or replace function private.answer_absence (
  o public.enhanced_orders,
  actor uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if answer_absence.actor = o.user_id then
    update private.booking_absences as a set kind = 'replaced', answer_by = null, answered_at = now()
    where a.order_id = o.id and a.answered_at is null;
  else
    update private.booking_absences as a set kind = 'replaced', answer_by = null
    where a.order_id = o.id and a.answered_at is null and a.kind = 'asked';
    if found then
      perform private.notify_party(o, 'user', 'booking_other_person', private.booking_words(o) || jsonb_build_object(
        'person', private.people_of(o.id)));
    end if;
  end if;
  perform private.set_reminder(o, 'absence_answer', null);
end
$function$;

comment on function private.answer_absence(public.enhanced_orders, uuid) is 'A booking has been moved: nobody is asked any more, and whoever did not move it themselves may still say no.';

revoke all on function private.answer_absence(public.enhanced_orders, uuid) from public;
