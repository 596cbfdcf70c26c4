create or replace function private.guard_message()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if tg_op = 'DELETE' or new.removed_at is null or old.removed_at is not null
      or to_jsonb(new) - array['body', 'picture', 'removed_at']
        <> to_jsonb(old) - array['body', 'picture', 'removed_at'] then
    raise exception using errcode = 'PT403', message = 'conversation_messages is append-only.', detail = 'append_only';
  end if;
  return new;
end
$function$;

comment on function private.guard_message() is 'A message is never changed; its content is removed when its sender''s account closes.';

revoke all on function private.guard_message() from public;
