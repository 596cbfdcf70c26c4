create or replace function private.pay_link_of (
  token text
)
  returns private.pay_links
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  l private.pay_links;
begin
  select * into l from private.pay_links as s where s.token_hash = sha256(convert_to(left(token, 40), 'utf8'));
  if l.id is null then
    perform private.refuse(404, 'share_link_not_found', 'This link leads to nothing. Please ask for a new one.');
  end if;
  return l;
end
$function$;

comment on function private.pay_link_of(text) is 'The link that a token is of; refuses one that leads nowhere.';

revoke all on function private.pay_link_of(text) from public;
