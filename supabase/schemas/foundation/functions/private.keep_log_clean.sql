create or replace function private.keep_log_clean()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  since timestamptz := now() - interval '1 minute';
begin
  if new.user_id is not null then perform private.hold_account(new.user_id); end if;
  -- Values longer than their column allows are refused by its constraint.
  if length(new.message) <= 4000 then new.message := left(private.redact(new.message), 4000); end if;
  if length(new.context) <= 200 then new.context := left(private.redact(new.context), 200); end if;
  if octet_length(new.metadata::text) <= 16000 then new.metadata := private.redact_json(new.metadata); end if;
  new.sender := case when new.user_id is null then private.sender_digest() end;
  perform private.take_turns('app_logs', coalesce(new.user_id::text, 'guests'));
  -- Each browser has its own limit. All guests together have one too, so that nobody fills the disk.
  if (case when new.user_id is null
    then (select count(*) from public.app_logs as l
        where l.user_id is null and l.sender = new.sender and l.created_at > since) >= 60
      or (select count(*) from (
        select from public.app_logs as l where l.user_id is null and l.created_at > since limit 600) as lately) >= 600
    else (select count(*) from public.app_logs as l where l.user_id = new.user_id and l.created_at > since) >= 60 end)
      then
    perform private.refuse(429, 'too_many_logs', 'Too many log lines in a minute.');
  end if;
  return new;
end
$function$;

revoke all on function private.keep_log_clean() from public;
