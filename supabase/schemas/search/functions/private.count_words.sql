create or replace function private.count_words()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('count_words', 0)) then return; end if;
  merge into private.search_vocabulary as v
  using (
    select w.word, count(*)::integer as uses
    from private.search_documents as d cross join lateral unnest(d.words || d.other_words) as w (word) group by w.word
  ) as counted on counted.word = v.word
  when matched and v.uses <> counted.uses then update set uses = counted.uses
  when not matched by source then delete;
end
$function$;

comment on function private.count_words() is 'Counts in how many entries each word stands, so that the usual ones are suggested first, and forgets words that stand in none.';

revoke all on function private.count_words() from public;
