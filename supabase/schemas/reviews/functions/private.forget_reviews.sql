create or replace function private.forget_reviews (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update public.reviews as r set author_name = '', photos = '{}' where r.author_id = caller
$function$;

comment on function private.forget_reviews(uuid) is 'Takes name and photos off the reviews of a closed account; see trade_accounts.';

revoke all on function private.forget_reviews(uuid) from public;
