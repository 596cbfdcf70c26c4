create or replace function private.may_keep_avatar (
  name text
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if auth.uid() is null or private.account_is_closed()
      or may_keep_avatar.name !~ ('^' || auth.uid() || '/[a-z0-9-]{1,64}[.](webp|jpg)$') then
    return false;
  end if;
  perform private.hold_account(auth.uid());
  -- Parallel uploads would all pass the limit.
  perform private.take_turns('avatars', auth.uid()::text);
  return (select count(*) from storage.objects as s where s.bucket_id = 'avatars' and s.name like auth.uid() || '/%'
    and s.name <> may_keep_avatar.name) < 10;
end
$function$;

comment on function private.may_keep_avatar(text) is 'Whether the caller may store a picture under this name: in their own folder, with a name that a profile can hold, and ten at most. Without the limit the bucket could be used as free storage.';

revoke all on function private.may_keep_avatar(text) from public;

grant execute on function private.may_keep_avatar(text) to authenticated, postgres;
