create or replace function public.give_notice (
  provider_kind text,
  provider_id uuid,
  reason text,
  note text,
  ends_at timestamp with time zone default null::timestamp with time zone,
  at_once boolean default false
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  m private.measures := private.new_measure('termination', give_notice.provider_kind, give_notice.provider_id,
    give_notice.reason, give_notice.note);
  present uuid := private.open_measure_of(m.provider_id, m.kind);
  least_end timestamptz := now() + make_interval(secs => private.setting_int('termination_notice_seconds'));
begin
  if present is not null then return present; end if;
  if not exists (select from private.provider_people(m.provider_kind, m.provider_id)) then
    perform private.refuse(404, 'provider_not_found', 'There is nobody to give notice to.');
  end if;
  if coalesce(give_notice.at_once, false) then
    if not (select r.is_grave from private.measure_reasons as r where r.reason = m.reason) then
      perform private.refuse(400, 'notice_needed', 'Only what is grave ends at once.');
    end if;
    m.state := 'waiting';
    m.was_told := false;
  else
    if give_notice.ends_at not between least_end - interval '1 minute' and now() + interval '1 year' then
      perform private.refuse(400, 'notice_too_short', 'Please give the notice that the terms promise.',
        jsonb_build_object('earliest', least_end));
    end if;
    m.state := 'notice';
    m.until := coalesce(give_notice.ends_at, least_end);
  end if;
  insert into private.measures select m.*;
  perform private.audit('give_notice', m.provider_kind, m.provider_id::text, null, jsonb_build_object('measure', m.id,
    'reason', m.reason, 'until', m.until, 'state', m.state), m.note);
  if m.state = 'notice' then perform private.tell_of_measure(m, 'provider_notice'); end if;
  return m.id;
end
$function$;

comment on function public.give_notice(text, uuid, text, text, timestamp
  with time zone, boolean) is 'Tells a vendor or a courier that their work with Angadi ends, with a written reason, at a date (or after the notice of the settings). at_once, for grave reasons only, waits for a second administrator (decide_termination). Twice is once. The id of the measure. Administrators only; in the audit log. Refuses reason_missing, notice_needed, notice_too_short {earliest}, own_account, provider_not_found.';

revoke all
  on function public.give_notice(text, uuid, text, text, timestamp with time zone, boolean)
  from public;

grant execute
  on function public.give_notice(text, uuid, text, text, timestamp with time zone, boolean)
  to authenticated, postgres;
