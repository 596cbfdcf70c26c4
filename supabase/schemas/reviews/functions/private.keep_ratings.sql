create or replace function private.keep_ratings()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if tg_op <> 'INSERT' then perform private.count_review(old, -1); end if;
  if tg_op <> 'DELETE' then perform private.count_review(new, 1); end if;
  return null;
end
$function$;

comment on function private.keep_ratings() is 'Keeps averages and counts with each review that comes, changes or goes.';

revoke all on function private.keep_ratings() from public;
