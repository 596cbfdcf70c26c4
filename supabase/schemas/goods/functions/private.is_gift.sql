create or replace function private.is_gift (
  gift jsonb
)
  returns boolean
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if gift is null or jsonb_typeof(gift) = 'null' then return true; end if;
  return case when jsonb_typeof(gift) = 'object' then coalesce(jsonb_typeof(gift -> 'recipient') = 'string', false)
    and length(trim(gift ->> 'recipient')) between 1 and 60
    and coalesce(jsonb_typeof(gift -> 'message'), 'string') = 'string'
      and length(coalesce(gift ->> 'message', '')) <= 200
    and coalesce(jsonb_typeof(gift -> 'sender'), 'string') = 'string' and length(coalesce(gift ->> 'sender', '')) <= 60
    and not exists (select from jsonb_object_keys(gift) as k where k not in ('recipient', 'message', 'sender'))
      else false end;
end
$function$;

comment on function private.is_gift(jsonb) is 'Whether a value is a gift''s card: {recipient, message?, sender?}.';

revoke all on function private.is_gift(jsonb) from public;
