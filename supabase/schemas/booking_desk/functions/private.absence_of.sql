create or replace function private.absence_of (
  b public.bookings
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('absence', (select jsonb_build_object('kind', a.kind, 'person', r.name, 'answer_by',
      a.answer_by) from private.booking_absences as a join public.resources as r on r.id = a.resource_id
    where a.order_id = b.order_id and b.state in ('pending', 'confirmed') and private.is_asked(b.order_id)),
    'report_from', b.starts_at + make_interval(secs => private.setting_int('absence_grace_seconds')))
$function$;

comment on function private.absence_of(public.bookings) is 'What a customer has to answer because the professional is away, and from when they can say that nobody came.';

revoke all on function private.absence_of(public.bookings) from public;
