create or replace function public.suspend_provider (
  provider_kind text,
  provider_id uuid,
  reason text,
  note text,
  until timestamp with time zone default null::timestamp with time zone
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  m private.measures := private.new_measure('suspension', suspend_provider.provider_kind,
    suspend_provider.provider_id, suspend_provider.reason, suspend_provider.note);
  present uuid := private.open_measure_of(m.provider_id, m.kind);
  is_grave boolean := (select r.is_grave from private.measure_reasons as r where r.reason = m.reason);
begin
  if present is not null then return present; end if;
  if suspend_provider.until is not null and (is_grave or suspend_provider.until not between now() + interval '1 hour'
      and now() + interval '1 year') then
    perform private.refuse(400, 'until_invalid', 'Please choose an end within a year; what is grave has none.');
  end if;
  m.state := 'in_force';
  m.until := suspend_provider.until;
  execute format('select %s($1)', (select k.pause from private.provider_kinds as k where k.kind = m.provider_kind))
    into m.was_working using m.provider_id;
  insert into private.measures select m.*;
  perform private.move_made(m.provider_id, 'suspend');
  perform private.audit('suspend_provider', m.provider_kind, m.provider_id::text, null, jsonb_build_object('measure',
    m.id, 'reason', m.reason, 'until', m.until), m.note);
  perform private.tell_of_measure(m, case when m.until is null then 'provider_suspended'
    else 'provider_suspended_until' end);
  return m.id;
end
$function$;

comment on function public.suspend_provider(text, uuid, text, text, timestamp
  with time zone) is 'Suspends a vendor or a courier (private.provider_kinds) for a coded reason with what exactly it was, until a time or openly: nothing new, what is under way is finished. They are told, with how long they can appeal. Twice is once. The id of the measure. Administrators only; in the audit log. Refuses reason_missing, until_invalid, own_account, vendor_not_found, vendor_not_active, courier_not_found.';

revoke all on function public.suspend_provider(text, uuid, text, text, timestamp with time zone) from public;

grant execute
  on function public.suspend_provider(text, uuid, text, text, timestamp with time zone)
  to authenticated, postgres;
