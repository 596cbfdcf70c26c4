create or replace function private.group_by_token (
  token text
)
  returns private.group_carts
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  g private.group_carts;
begin
  select * into g from private.group_carts as c where c.token = left(group_by_token.token, 40);
  if not found then
    perform private.refuse(404, 'group_not_found', 'This link leads to no group order. Please ask for a new one.');
  end if;
  if g.state in ('open', 'locked', 'taken') and g.expires_at <= now() then g.state := 'ended'; end if;
  return g;
end
$function$;

revoke all on function private.group_by_token(text) from public;
