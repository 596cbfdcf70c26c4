create or replace function private.new_measure (
  kind text,
  provider_kind text,
  provider_id uuid,
  reason text,
  note text
)
  returns private.measures
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  r private.measure_reasons;
  m private.measures;
begin
  perform private.bound(new_measure.provider_kind, 40), private.bound(new_measure.reason, 100),
    private.bound(new_measure.note, 2000);
  if not exists (select from private.provider_kinds as k where k.kind = new_measure.provider_kind)
      or new_measure.provider_id is null then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select * into r from private.measure_reasons as k where k.reason = new_measure.reason;
  if not coalesce(case new_measure.kind when 'suspension' then r.suspends else r.ends end, false)
      or length(trim(coalesce(new_measure.note, ''))) not between 3 and 300 then
    perform private.refuse(400, 'reason_missing', 'Please say why, in 3 to 300 letters.');
  end if;
  perform private.take_turns('measures', new_measure.provider_id::text);
  if new_measure.provider_id = caller
      or private.is_of_provider(new_measure.provider_kind, new_measure.provider_id, caller) then
    perform private.refuse(403, 'own_account', 'Somebody else has to decide about your own account.');
  end if;
  m.kind := new_measure.kind;
  m.provider_kind := new_measure.provider_kind;
  m.provider_id := new_measure.provider_id;
  m.reason := r.reason;
  m.note := trim(new_measure.note);
  m.by_id := caller;
  m.id := gen_random_uuid();
  m.at := now();
  m.was_told := true;
  m.was_working := false;
  m.appeal_files := '{}';
  return m;
end
$function$;

comment on function private.new_measure(text, text, uuid, text, text) is 'A measure as an administrator may take it, not kept yet. Refuses reason_missing, own_account.';

revoke all on function private.new_measure(text, text, uuid, text, text) from public;
