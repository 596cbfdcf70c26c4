create or replace function private.listed_review_subjects()
  returns text[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select array_agg(s.kind) from private.review_subjects as s where s.is_listed
$function$;

comment on function private.listed_review_subjects() is 'The kinds of subjects whose reviews everybody reads.';

revoke all on function private.listed_review_subjects() from public;

grant execute on function private.listed_review_subjects() to anon, authenticated, postgres;
