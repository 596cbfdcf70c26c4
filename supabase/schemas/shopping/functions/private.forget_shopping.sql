create or replace function private.forget_shopping (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update public.returns as r set note = null, photos = '{}' where r.user_id = caller;
  update public.product_questions as q set author_name = '', author_id = null where q.author_id = caller;
  update public.product_answers as a set author_name = '', author_id = null where a.author_id = caller;
$function$;

comment on function private.forget_shopping(uuid) is 'Removes personal data of shopping when an account closes; the questions stay without a name.';

revoke all on function private.forget_shopping(uuid) from public;
