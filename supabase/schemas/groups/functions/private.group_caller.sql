create or replace function private.group_caller (
  g private.group_carts,
  secret text
)
  returns private.group_people
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  p private.group_people;
begin
  if auth.uid() is not null and not private.account_is_closed() then
    select * into p from private.group_people as x where x.group_id = g.id and x.user_id = auth.uid()
      and x.left_at is null;
    if found then return p; end if;
  end if;
  if length(secret) between 32 and 100 then
    select * into p from private.group_people as x
    where x.group_id = g.id and x.secret_hash = sha256(convert_to(secret, 'utf8')) and x.left_at is null;
  end if;
  return p;
end
$function$;

comment on function private.group_caller(private.group_carts, text) is 'Who of a group is calling: by account, or by a guest''s own secret; null for a stranger.';

revoke all on function private.group_caller(private.group_carts, text) from public;
